/** Reads product files: encoding, columns, units, and what has to be asked. */
export { markedCsv, readFile } from "./read-file"
