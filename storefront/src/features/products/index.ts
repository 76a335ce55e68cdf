export { ProductGrid, ProductGridSkeleton } from "./components/ProductGrid"
