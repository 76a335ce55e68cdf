/** Reads product files: encoding, columns, units, and questions to the person. */
export { markedCsv, readFile } from "./read-file"
