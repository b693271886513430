import { type ExpectationRow, expectationTable } from '@escala/core';

/**
 * FIDE's table of expectations (fide-2009 8.1b, B.02 8.1.2 today): the last difference of each row and the share of the
 * higher player in hundredths, as printed.
 */
const ROWS: readonly ExpectationRow[] = (
  [
    [3, 50],
    [10, 51],
    [17, 52],
    [25, 53],
    [32, 54],
    [39, 55],
    [46, 56],
    [53, 57],
    [61, 58],
    [68, 59],
    [76, 60],
    [83, 61],
    [91, 62],
    [98, 63],
    [106, 64],
    [113, 65],
    [121, 66],
    [129, 67],
    [137, 68],
    [145, 69],
    [153, 70],
    [162, 71],
    [170, 72],
    [179, 73],
    [188, 74],
    [197, 75],
    [206, 76],
    [215, 77],
    [225, 78],
    [235, 79],
    [245, 80],
    [256, 81],
    [267, 82],
    [278, 83],
    [290, 84],
    [302, 85],
    [315, 86],
    [328, 87],
    [344, 88],
    [357, 89],
    [374, 90],
    [391, 91],
    [411, 92],
    [432, 93],
    [456, 94],
    [484, 95],
    [517, 96],
    [559, 97],
    [619, 98],
    [735, 99],
  ] as const
).map(([upTo, higher]) => ({ upTo, higher }));

const BEYOND = 100;

export const EXPECTATIONS = expectationTable(ROWS, BEYOND);
