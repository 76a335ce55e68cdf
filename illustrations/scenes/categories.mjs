/** Heap that extends beyond the picture. */
const close = { vessel: "loose", x: 480, y: 800, width: 600, depth: 330, height: 460, peak: 1.25, strays: 0 }

export const categoryScenes = [
  {
    ...close,
    handle: "category-shelled",
    tint: "shelled",
    pieces: [
      ["almond", 132, 4],
      ["hazelnut", 104, 3],
      ["cashew", 132, 3],
      ["walnutHalf", 150, 2],
      ["pecanHalf", 146, 2],
      ["pistachio", 84, 3],
    ],
  },
  {
    ...close,
    handle: "category-in-shell",
    tint: "in-shell",
    pieces: [
      ["walnutShell", 166, 4],
      ["walnutCracked", 160, 1],
      ["hazelnutShell", 116, 4],
      ["almondShell", 146, 3],
      ["pecanShell", 150, 3],
      ["brazilShell", 170, 2],
      ["peanutPod", 180, 2],
    ],
  },
  {
    ...close,
    handle: "category-various",
    tint: "various",
    pieces: [
      ["sunflowerStriped", 92, 6],
      ["maize", 74, 4],
      ["papaya", 110, 3],
      ["safflower", 64, 4],
      ["chilli", 220, 2],
      ["banana", 140, 1],
      ["roseHip", 104, 2],
      ["pumpkinSeed", 92, 3],
    ],
  },
]
