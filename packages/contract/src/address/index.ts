export { clean } from "./clean"
export { ADDRESS_COUNTRIES, addressCountry, normalisePostalCode, type AddressCountry } from "./postal-code"
export { outsideVatTerritory } from "./territory"
export { isFieldPost, isPostBox } from "./kinds"
export { parseSecondLine, parseStreet, tidyParts, type StreetParts } from "./parse"
export { addressLines, boxWord, streetAndNumber, streetLine, type PrintedAddress } from "./print"
export { engineLines, engineParts, type EngineLines } from "./engine"
export {
  misfits,
  printedNumber,
  printedPhone,
  type Addressee,
  type LabelLimits,
  type Misfit,
  type MisfitField,
} from "./label-limits"
