import type { Product } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { Badge } from "../../../components/Badge"
import { LinkButton } from "../../../components/Button"
import { classNames } from "../../../components/class-names"
import { ProductPicture } from "../../../components/picture/ProductPicture"
import { productAddressIn } from "../../../config/addresses"
import { useLanguage } from "../../../i18n"
import { localised } from "../../../i18n/localised"
import { FavouriteButton } from "../../favourites"
import { availabilityOf } from "../availability"
import { cheapestSize, hasSizes, sizeName } from "../sizes"
import { AddToCartButton } from "./AddToCartButton"
import { OfferBadges, OfferPrice } from "./OfferLines"
import { ProductPrice } from "./ProductPrice"
import { Rating } from "./Rating"
import { StockNotice } from "./StockNotice"

const PICTURE_SIZES = "(min-width: 80rem) 18rem, (min-width: 64rem) 30vw, 46vw"

type ProductCardProps = {
  product: Product
  first?: boolean
}

export function ProductCard({ product, first = false }: ProductCardProps) {
  const { t } = useTranslation("products")
  const { language } = useLanguage()
  const name = localised(product, "name", language)
  const sold = cheapestSize(product)
  const availability = availabilityOf(sold)
  const out = availability === "out"
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-card">
      <Link to={productAddressIn(product, language)} className="block text-ink no-underline">
        <ProductPicture
          address={product.images[0]}
          alt=""
          sizes={PICTURE_SIZES}
          first={first}
          className={classNames("w-full bg-sunken", out && "opacity-60 grayscale")}
        />
        <h3 className="px-3 pt-3 text-lg/snug group-hover:underline group-hover:decoration-edge group-hover:underline-offset-4">
          {name}
        </h3>
      </Link>
      <div className="pointer-events-none absolute top-3 right-14 left-3 flex flex-wrap gap-2">
        {!out && <OfferBadges product={sold} />}
        {out && <Badge tone="ink">{t("card.outOfStock")}</Badge>}
      </div>
      <FavouriteButton id={product.id} name={name} className="absolute top-2 right-2" />
      <div className="flex flex-1 flex-col gap-2 p-3 pt-1">
        {product.rating && <Rating rating={product.rating} />}
        <p className="line-clamp-3 text-sm wrap-anywhere text-bark max-sm:hidden">
          {localised(product, "description", language)}
        </p>
        <div className="mt-auto flex flex-col gap-2">
          {hasSizes(product) && !out ? (
            <SizesHint product={product} />
          ) : (
            <StockNotice availability={availability} stock={sold.stock} />
          )}
          <div>
            <ProductPrice product={sold} from={hasSizes(product)} />
            {!out && <OfferPrice product={sold} />}
          </div>
          {hasSizes(product) && !out ? (
            <LinkButton
              to={productAddressIn(product, language)}
              aria-label={t("card.chooseOf", { name })}
              className="w-full max-sm:px-1"
            >
              {t("card.choose")}
            </LinkButton>
          ) : (
            <AddToCartButton product={sold} name={name} available={!out} />
          )}
        </div>
      </div>
    </article>
  )
}

function SizesHint({ product: { variants } }: { product: Product }) {
  const { language } = useLanguage()
  return (
    <p className="text-sm text-bark">{variants.map((variant) => sizeName(variant, language)).join(" · ")}</p>
  )
}
