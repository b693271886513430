export { deviceBoards } from './device-boards.ts';
export { deviceCheckIn } from './device-check-in.ts';
export { searchDevices } from './search-devices.ts';
