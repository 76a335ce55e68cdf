import { leaf, macaw } from "./accents.mjs"

export const inShell = [
  {
    handle: "noix-en-coque",
    vessel: "basket",
    pieces: [["walnutShell", 142]],
    accents: [["walnutCracked", 142]],
    strays: 3,
  },
  {
    handle: "amandes-en-coque",
    vessel: "loose",
    pieces: [
      ["almondShell", 128, 8],
      ["almondCracked", 128, 2],
    ],
    accents: [
      ["almondCracked", 128],
      ["almond", 92],
    ],
    strays: 6,
  },
  {
    handle: "noisettes-en-coque",
    vessel: "sack",
    accent: macaw,
    pieces: [
      ["hazelnutShell", 100, 9],
      ["hazelnutCracked", 100, 1],
    ],
    accents: [
      ["hazelnutCracked", 100],
      ["hazelnut", 76],
    ],
    strays: 5,
    height: 140,
  },
  {
    handle: "pacanes-en-coque",
    vessel: "bowl",
    glaze: "#c9683f",
    pieces: [
      ["pecanShell", 134, 7],
      ["pecanCracked", 134, 1],
    ],
    accents: [
      ["pecanCracked", 134],
      ["pecanHalf", 112],
    ],
    strays: 4,
  },
  {
    handle: "noix-du-bresil-en-coque",
    vessel: "board",
    pieces: [
      ["brazilShell", 158, 8],
      ["brazilCracked", 158, 2],
    ],
    accents: [
      ["brazilCracked", 150],
      ["brazil", 124],
    ],
    strays: 3,
  },
  {
    handle: "macadamias-en-coque",
    vessel: "bowl",
    glaze: "#e9dfcf",
    band: leaf,
    pieces: [
      ["macadamiaShell", 104, 8],
      ["macadamiaCracked", 104, 2],
    ],
    accents: [["macadamiaCracked", 104]],
    strays: 4,
  },
  {
    handle: "pistaches-en-coque",
    vessel: "scoop",
    pieces: [
      ["pistachioShell", 88, 9],
      ["pistachio", 62, 1],
    ],
    strays: 8,
  },
  {
    handle: "cacahuetes-en-coque",
    vessel: "basket",
    pieces: [["peanutPod", 170]],
    accents: [
      ["peanutOpen", 165],
      ["peanut", 66],
    ],
    strays: 5,
    gap: 0.36,
  },
  {
    handle: "tournesol-strie",
    vessel: "sack",
    accent: leaf,
    pieces: [["sunflowerStriped", 74]],
    accents: [["sunflowerHeart", 54]],
    strays: 12,
    height: 150,
  },
  {
    handle: "tournesol-blanc",
    vessel: "bowl",
    glaze: "#51626b",
    speckled: false,
    pieces: [["sunflowerWhite", 74]],
    accents: [["sunflowerHeart", 54]],
    strays: 10,
  },
  {
    handle: "courge-en-coque",
    vessel: "cloth",
    stripe: "#c9772b",
    width: 280,
    depth: 150,
    height: 225,
    pieces: [["pumpkinHull", 92]],
    accents: [["pumpkinSeed", 76]],
    strays: 9,
  },
  {
    handle: "pignons-en-coque",
    vessel: "windowBag",
    accent: leaf,
    pieces: [["pineShell", 66]],
    accents: [
      ["pineCracked", 66],
      ["pineNut", 58],
    ],
    strays: 12,
  },
  {
    handle: "melange-casse-noix",
    vessel: "basket",
    pieces: [
      ["walnutShell", 140, 3],
      ["hazelnutShell", 96, 4],
      ["almondShell", 120, 3],
      ["pecanShell", 126, 3],
      ["brazilShell", 146, 2],
    ],
    accents: [
      ["walnutCracked", 138],
      ["hazelnutCracked", 94],
    ],
    strays: 4,
  },
]
