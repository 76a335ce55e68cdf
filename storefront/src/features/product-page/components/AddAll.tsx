import type { Product } from "@bon-perroquet/contract"
import { Check, ShoppingBasket } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { useAddToCart } from "../../cart"

type Stage = "offered" | "adding" | "added"

/** Button that adds several products to the cart, one after another. Stops at the first failure. */
export function AddAll({ products }: { products: readonly Product[] }) {
  const { t } = useTranslation("products")
  const { add } = useAddToCart()
  const [stage, setStage] = useState<Stage>("offered")
  const number = products.length
  const addAll = async () => {
    setStage("adding")
    for (const product of products)
      if (!(await add(product))) {
        setStage("offered")
        return
      }
    setStage("added")
  }
  const Icon = stage === "added" ? Check : ShoppingBasket
  return (
    <div className="mt-5 flex justify-center">
      <Button variant="secondary" size="lg" pending={stage === "adding"} onClick={addAll}>
        {stage !== "adding" && <Icon aria-hidden className="size-5" />}
        {t(stage === "added" ? "page.addedAll" : "page.addAll", { number })}
      </Button>
      <span role="status" className="sr-only">
        {stage === "added" && t("page.addedAll", { number })}
      </span>
    </div>
  )
}
