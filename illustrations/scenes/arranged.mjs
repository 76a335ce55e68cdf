import { leaf, sky } from "./accents.mjs"

/** Individually placed pieces: `[kind, x, y, size, turn, squash]`. */
export const arranged = [
  {
    handle: "epi-de-mais",
    vessel: "cloth",
    stripe: leaf,
    width: 330,
    depth: 120,
    pieces: [["maize", 56]],
    arrangement: [
      ["cob", 520, 470, 620, -0.42],
      ["cob", 500, 640, 640, -0.16],
    ],
    strays: 9,
  },
  {
    handle: "millet-en-grappes",
    vessel: "cloth",
    stripe: sky,
    width: 330,
    depth: 130,
    pieces: [["hemp", 1]],
    arrangement: [
      ["millet", 470, 470, 720, -0.42],
      ["millet", 500, 520, 760, -0.2],
      ["millet", 450, 560, 740, -0.6],
      ["millet", 520, 600, 760, 0.02],
      ["millet", 500, 650, 720, -0.3],
    ],
    strays: 0,
  },
  {
    handle: "brochette-a-suspendre",
    vessel: "string",
    pieces: [["almondShell", 90]],
    arrangement: [
      ["papaya", 480, 196, 172],
      ["walnutShell", 480, 290, 186, 1.2],
      ["chilli", 372, 366, 270, 2.75],
      ["chilli", 590, 372, 270, 0.45],
      ["banana", 482, 382, 206, 0.2, 0.42],
      ["pineapple", 480, 440, 290, 0.1, 0.6],
      ["hazelnutShell", 480, 506, 142, 0.4],
      ["banana", 476, 570, 206, -0.15, 0.42],
      ["almondShell", 478, 642, 178, 1.5],
      ["papaya", 484, 732, 168],
      ["pecanShell", 480, 806, 150, 1.5],
    ],
    strays: 0,
  },
]
