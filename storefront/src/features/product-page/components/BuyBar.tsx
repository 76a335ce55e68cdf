import { type Product, toCents } from "@bon-perroquet/contract"
import { useEffect, useState, type RefObject } from "react"
import { createPortal } from "react-dom"
import { useAboveCookieQuestion } from "../../../components/above-cookie-question"
import { Price } from "../../../components/price"
import { AddToCartButton } from "../../products"

/** Id of an element at the end of the page, into which the bar is rendered. */
export const BUY_BAR = "buy-bar"

type BuyBarProps = {
  product: Product
  name: string
  quantity: number
  weeks: number | null
  /** Element that contains the page's add-to-cart button. */
  box: RefObject<HTMLElement | null>
}

/**
 * Bar on a phone with price and add-to-cart button, while the page's own button is out of view. It is last in the tab
 * order.
 */
export function BuyBar({ box, ...bought }: BuyBarProps) {
  const isOut = useOutOfView(box)
  const place = isOut && document.getElementById(BUY_BAR)
  return place && createPortal(<Bar {...bought} />, place)
}

function Bar({ product, name, quantity, weeks }: Omit<BuyBarProps, "box">) {
  return (
    <div
      style={useAboveCookieQuestion()}
      className="sticky z-20 -mx-[clamp(1rem,4vw,2.5rem)] mt-8 flex items-center gap-3 border-t border-line bg-card px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] shadow-float"
    >
      <div className="min-w-0 flex-1">
        <p className="truncate text-xs text-bark">{name}</p>
        <Price
          cents={toCents(product.price)}
          unitLabel={product.unit_label}
          className="text-lg leading-tight font-bold"
        />
      </div>
      <div className="shrink-0">
        <AddToCartButton product={product} name={name} available quantity={quantity} weeks={weeks} />
      </div>
    </div>
  )
}

/** Margins of the area between the header and the bar. */
const VIEW = "-64px 0px -72px"

function useOutOfView(box: RefObject<HTMLElement | null>): boolean {
  const [isOut, setIsOut] = useState(false)
  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        const isInView = entries.at(-1)?.isIntersecting ?? false
        // Moves the focus from the bar to the page's button, because the bar disappears.
        if (isInView && document.getElementById(BUY_BAR)?.contains(document.activeElement)) {
          element.querySelector("button")?.focus({ preventScroll: true })
        }
        setIsOut(!isInView)
      },
      { rootMargin: VIEW },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])
  return isOut
}
