export { deviceBoards } from './device-boards.ts';
export { searchDevices } from './search-devices.ts';
