import { deviceBoards } from './device-boards.ts';
import { searchDevices } from './search-devices.ts';

export const devicesQuestions = [searchDevices, deviceBoards] as const;
