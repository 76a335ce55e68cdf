export { HeaderSearch } from "./HeaderSearch"
