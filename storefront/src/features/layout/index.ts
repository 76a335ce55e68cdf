export { Footer } from "./Footer"
export { Header } from "./Header"
export { LanguageSelect } from "./LanguageSelect"
export { Logo } from "./Logo"
