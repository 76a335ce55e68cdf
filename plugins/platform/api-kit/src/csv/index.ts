export { asMeant, fieldOf, spreadsheet } from "./field"
export { csvOf, paged } from "./streamed"
