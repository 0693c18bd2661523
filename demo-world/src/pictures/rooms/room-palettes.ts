export interface RoomPalette {
  wall: string;
  /** Of the wall that stands out. */
  feature: string;
  floor: string;
  wood: string;
  /** Sofas, beds, armchairs. */
  fabric: string;
  second: string;
  /** Cushions and pictures. */
  accents: readonly [string, string, string];
  rug: string;
  curtain: string;
}

/** Rooms that belong together in their colours; each keeps to the portal's families of stone, cherry and sea. */
export const ROOM_PALETTES: readonly RoomPalette[] = [
  {
    wall: '#efece6',
    feature: '#dfe6e2',
    floor: '#c29a72',
    wood: '#a97a50',
    fabric: '#41636a',
    second: '#d8c9b4',
    accents: ['#d9a08a', '#f3e6cf', '#a8123e'],
    rug: '#e9dfd0',
    curtain: '#f4efe6',
  },
  {
    wall: '#f1ece2',
    feature: '#e5d3c2',
    floor: '#b88a5e',
    wood: '#8f6242',
    fabric: '#a65f43',
    second: '#e6dac5',
    accents: ['#41636a', '#f0d9a8', '#6b7f5e'],
    rug: '#ecdccb',
    curtain: '#f5ede0',
  },
  {
    wall: '#eceeed',
    feature: '#cfd8d8',
    floor: '#cdb596',
    wood: '#b9946a',
    fabric: '#8d9297',
    second: '#5f7d8a',
    accents: ['#c98b3c', '#e9e4d8', '#3d5474'],
    rug: '#dde0df',
    curtain: '#f2f2ef',
  },
  {
    wall: '#f0eee4',
    feature: '#cdd6c4',
    floor: '#bd9468',
    wood: '#9b7048',
    fabric: '#58734f',
    second: '#e2d6bd',
    accents: ['#d9b56a', '#f2ead8', '#b4613f'],
    rug: '#e5e1cd',
    curtain: '#f3f0e3',
  },
  {
    wall: '#eeebe9',
    feature: '#c8d0dc',
    floor: '#d0b18b',
    wood: '#a8805a',
    fabric: '#3d4a6e',
    second: '#d9cfc2',
    accents: ['#d8a24a', '#e8dfd4', '#8c2f45'],
    rug: '#dcd9dd',
    curtain: '#efecea',
  },
  {
    wall: '#f3eee6',
    feature: '#e6c9bd',
    floor: '#caa27c',
    wood: '#b07f55',
    fabric: '#dccfbd',
    second: '#9a5a4c',
    accents: ['#c4767b', '#f1e4d4', '#5e7f7c'],
    rug: '#efe2d6',
    curtain: '#f7f0e8',
  },
  {
    wall: '#e9ecea',
    feature: '#a9bfbc',
    floor: '#b08d68',
    wood: '#7d5a3e',
    fabric: '#e4dccf',
    second: '#2f5d66',
    accents: ['#c96f4b', '#dfe8e3', '#e0b45c'],
    rug: '#d5ddd8',
    curtain: '#eef0ec',
  },
  {
    wall: '#f2efe9',
    feature: '#dcd2c4',
    floor: '#9c7450',
    wood: '#6f4d35',
    fabric: '#6d5a52',
    second: '#c9b79f',
    accents: ['#a8123e', '#eadbc6', '#80936f'],
    rug: '#e3d5c3',
    curtain: '#efe7da',
  },
  {
    wall: '#f4f1ec',
    feature: '#d9d5ce',
    floor: '#d8c3a5',
    wood: '#c09c73',
    fabric: '#b9b2a8',
    second: '#41636a',
    accents: ['#3c7f86', '#efe9dd', '#d98f6f'],
    rug: '#e8e4dc',
    curtain: '#f8f5ef',
  },
  {
    wall: '#eae7e2',
    feature: '#b9c7cf',
    floor: '#b3916c',
    wood: '#8a6a4b',
    fabric: '#7f2b3f',
    second: '#dfd3c3',
    accents: ['#e3c07a', '#f1e8dc', '#4c6b72'],
    rug: '#e0d3ca',
    curtain: '#f1ebe3',
  },
];
export const WHITE = '#f8f6f2';
