export { markedCsv, readFile } from "./read-file"
