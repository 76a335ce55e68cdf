export { isoMoment, isoOrder } from "./days"
export { readFlat, type Reading } from "./flat-table"
export { markedCsv, readFile } from "./read-file"
