import { describe, expect, it } from 'vitest';
import { deviceOfCode } from './device-round.ts';

describe('the device that a code is for', () => {
  it.each(['12-3F8V-DXDM', '12 3f8v dxdm', '123f8vdxdm', ' 12–3F8V–DXDM '])(
    'is the same however it is typed: %s',
    (code) => {
      expect(deviceOfCode(code)).toBe('12');
    },
  );

  it('is something that the server refuses where the code is too short', () => {
    expect(deviceOfCode('3F8VDXDM')).toBe('3F8VDXDM');
    expect(deviceOfCode('7')).toBe('7');
  });
});
