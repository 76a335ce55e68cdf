import type { Product } from "@bon-perroquet/contract"
import { Skeleton } from "../../../components/Skeleton"
import { ProductCard } from "./ProductCard"

const LAYOUTS = {
  4: "grid gap-3 min-[18rem]:grid-cols-2 sm:gap-5 lg:grid-cols-3 xl:grid-cols-4",
  3: "grid gap-3 min-[18rem]:grid-cols-2 sm:gap-5 lg:grid-cols-3",
  "2 or 4": "grid gap-3 min-[18rem]:grid-cols-2 sm:gap-5 xl:grid-cols-4",
} as const

type GridProps = {
  /** Maximum number of columns. "2 or 4" suits four products, which would leave gaps in three columns. */
  layout?: keyof typeof LAYOUTS
}

export function ProductGrid({
  products,
  layout = 4,
  eager = true,
}: GridProps & { products: Product[]; eager?: boolean }) {
  return (
    <ul className={LAYOUTS[layout]}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard product={product} first={eager && index === 0} />
        </li>
      ))}
    </ul>
  )
}

function CardSkeleton() {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-card">
      <Skeleton className="aspect-square w-full rounded-none" />
      <div className="flex flex-col gap-3 p-3">
        <Skeleton className="h-7 w-3/4" />
        <Skeleton className="h-16" />
        <Skeleton className="h-12 w-2/3" />
        <Skeleton className="h-11 rounded-pill" />
      </div>
    </div>
  )
}

export function ProductGridSkeleton({ count, layout = 4 }: GridProps & { count: number }) {
  return (
    <div aria-hidden className={LAYOUTS[layout]}>
      {Array.from({ length: count }, (_, index) => (
        <CardSkeleton key={index} />
      ))}
    </div>
  )
}
