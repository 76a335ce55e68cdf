import { DELIVERY_COUNTRIES, type DeliveryCountry } from "./sets"
import { isPostalCode } from "./postal-codes"

const EXAMPLES: Record<DeliveryCountry, { valid: string[]; refused: string[] }> = {
  AT: { valid: ["1010"], refused: ["101", "10100", "B-1010", "1O10"] },
  BE: { valid: ["1000", "9992"], refused: ["0999", "100", "10000", "C-1000", "x1000", "1000x", "1abc"] },
  BG: { valid: ["1000"], refused: ["100", "10000"] },
  CY: { valid: ["1010"], refused: ["101", "10101"] },
  CZ: { valid: ["110 00", "11000"], refused: ["1100", "110000", "x110 00", "abc 00", "110 ab"] },
  DE: { valid: ["10115", "01067"], refused: ["1011", "101155", "F-10115"] },
  DK: { valid: ["1050"], refused: ["105", "10500"] },
  EE: { valid: ["10111"], refused: ["1011", "101111"] },
  ES: { valid: ["28001"], refused: ["2800", "280011"] },
  FI: { valid: ["00100"], refused: ["0010", "001000"] },
  FR: { valid: ["75001", "01000"], refused: ["7500", "750011", "2A004"] },
  GR: { valid: ["104 31", "10431"], refused: ["1043", "104/31"] },
  HR: { valid: ["10000"], refused: ["1000", "100000"] },
  HU: { valid: ["1011"], refused: ["101", "10111"] },
  IE: {
    valid: ["D02 AF30", "D02AF30", "a65 f4e2", "D6W XY12"],
    refused: ["02D AF30", "D02 AF3", "D02 AF300", "xD02 AF30", "D*2 AF30", "DA2 AF30", "D02 AF*0"],
  },
  IT: { valid: ["00118"], refused: ["0011", "001188"] },
  LT: {
    valid: ["LT-01100", "01100", "lt-01100"],
    refused: ["0110", "xLT-01100", "LT-011000", "LT-abcde"],
  },
  LU: { valid: ["L-1009", "1009", "l-1009"], refused: ["100", "xL-1009", "L-10099", "L-abcd"] },
  LV: {
    valid: ["LV-1001", "1001", "lv-1001"],
    refused: ["100", "xLV-1001", "LV-10011", "LV-abcd"],
  },
  MT: {
    valid: ["VLT 1117", "VLT1117", "vlt 1117"],
    refused: ["VL 1117", "VLT 117", "xVLT 1117", "VLT 11171", "123 1117", "VLT abcd"],
  },
  NL: {
    valid: ["1011 AB", "1011AB", "1011 ab"],
    refused: ["0011 AB", "1011 A", "1011 ABC", "x1011 AB", "1011 12", "1abc AB", "101 AB"],
  },
  PL: { valid: ["00-001", "00001"], refused: ["0-001", "00-0011", "x00-001", "ab-001", "00-abc"] },
  PT: {
    valid: ["1000-001", "1000001"],
    refused: ["100-001", "1000-0011", "x1000-001", "abcd-001", "1000-abc"],
  },
  RO: { valid: ["010011"], refused: ["01001", "0100111"] },
  SE: { valid: ["111 22", "11122"], refused: ["1112", "111/22"] },
  SI: { valid: ["1000"], refused: ["100", "10000"] },
  SK: { valid: ["811 01", "81101"], refused: ["8110", "811/01"] },
}

describe.each(DELIVERY_COUNTRIES)("A postal code of %s", (country) => {
  const { valid, refused } = EXAMPLES[country]
  it.each(valid)("may be %s", (code) => expect(isPostalCode(country, code)).toBe(true))
  it.each(refused)("is not %s", (code) => expect(isPostalCode(country, code)).toBe(false))
})
