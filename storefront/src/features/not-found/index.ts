export { Component as NotFoundPage } from "./pages/NotFoundPage"
