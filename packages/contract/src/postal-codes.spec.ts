import { DELIVERY_COUNTRIES, type DeliveryCountry } from "./sets"
import { isPostalCode } from "./postal-codes"

const EXAMPLES: Record<DeliveryCountry, { taken: string[]; refused: string[] }> = {
  AT: { taken: ["1010"], refused: ["101", "10100", "B-1010", "1O10"] },
  BE: { taken: ["1000", "9992"], refused: ["0999", "100", "10000", "C-1000", "x1000", "1000x", "1abc"] },
  BG: { taken: ["1000"], refused: ["100", "10000"] },
  CY: { taken: ["1010"], refused: ["101", "10101"] },
  CZ: { taken: ["110 00", "11000"], refused: ["1100", "110000", "x110 00", "abc 00", "110 ab"] },
  DE: { taken: ["10115", "01067"], refused: ["1011", "101155", "F-10115"] },
  DK: { taken: ["1050"], refused: ["105", "10500"] },
  EE: { taken: ["10111"], refused: ["1011", "101111"] },
  ES: { taken: ["28001"], refused: ["2800", "280011"] },
  FI: { taken: ["00100"], refused: ["0010", "001000"] },
  FR: { taken: ["75001", "01000"], refused: ["7500", "750011", "2A004"] },
  GR: { taken: ["104 31", "10431"], refused: ["1043", "104/31"] },
  HR: { taken: ["10000"], refused: ["1000", "100000"] },
  HU: { taken: ["1011"], refused: ["101", "10111"] },
  IE: {
    taken: ["D02 AF30", "D02AF30", "a65 f4e2", "D6W XY12"],
    refused: ["02D AF30", "D02 AF3", "D02 AF300", "xD02 AF30", "D*2 AF30", "DA2 AF30", "D02 AF*0"],
  },
  IT: { taken: ["00118"], refused: ["0011", "001188"] },
  LT: {
    taken: ["LT-01100", "01100", "lt-01100"],
    refused: ["0110", "xLT-01100", "LT-011000", "LT-abcde"],
  },
  LU: { taken: ["L-1009", "1009", "l-1009"], refused: ["100", "xL-1009", "L-10099", "L-abcd"] },
  LV: {
    taken: ["LV-1001", "1001", "lv-1001"],
    refused: ["100", "xLV-1001", "LV-10011", "LV-abcd"],
  },
  MT: {
    taken: ["VLT 1117", "VLT1117", "vlt 1117"],
    refused: ["VL 1117", "VLT 117", "xVLT 1117", "VLT 11171", "123 1117", "VLT abcd"],
  },
  NL: {
    taken: ["1011 AB", "1011AB", "1011 ab"],
    refused: ["0011 AB", "1011 A", "1011 ABC", "x1011 AB", "1011 12", "1abc AB", "101 AB"],
  },
  PL: { taken: ["00-001", "00001"], refused: ["0-001", "00-0011", "x00-001", "ab-001", "00-abc"] },
  PT: {
    taken: ["1000-001", "1000001"],
    refused: ["100-001", "1000-0011", "x1000-001", "abcd-001", "1000-abc"],
  },
  RO: { taken: ["010011"], refused: ["01001", "0100111"] },
  SE: { taken: ["111 22", "11122"], refused: ["1112", "111/22"] },
  SI: { taken: ["1000"], refused: ["100", "10000"] },
  SK: { taken: ["811 01", "81101"], refused: ["8110", "811/01"] },
}

describe.each(DELIVERY_COUNTRIES)("A postal code of %s", (country) => {
  const { taken, refused } = EXAMPLES[country]
  it.each(taken)("may be %s", (code) => expect(isPostalCode(country, code)).toBe(true))
  it.each(refused)("is not %s", (code) => expect(isPostalCode(country, code)).toBe(false))
})
