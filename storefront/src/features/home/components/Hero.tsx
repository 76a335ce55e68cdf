import type { HeroText } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { LinkButton } from "../../../components/Button"
import { pictureSources } from "../../../components/picture/picture-sources"
import { Skeleton } from "../../../components/Skeleton"

const WIDE = "(min-width: 64rem)"

const tall = (format: string) =>
  `/pictures/hero-tall-400.${format} 400w, /pictures/hero-tall-800.${format} 800w`
const wide = (format: string) =>
  `/pictures/hero-wide-800.${format} 800w, /pictures/hero-wide-1600.${format} 1600w`
/** Width in a wide window. The picture's edge has the page's colour, because a mask would cause visible bands. */
const WIDE_SIZES = "72vw"

const LOOK =
  "h-auto max-h-[32rem] w-full object-cover lg:absolute lg:inset-y-0 lg:right-0 lg:h-full lg:max-h-none"

function ChosenPicture({ address }: { address: string }) {
  const { src, avif, webp } = pictureSources(address)
  const sizes = `${WIDE} 55vw, 100vw`
  return (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      {webp && <source type="image/webp" srcSet={webp} sizes={sizes} />}
      <img
        src={src}
        sizes={sizes}
        alt=""
        fetchPriority="high"
        className={`${LOOK} mt-4 aspect-4/3 lg:mt-0 lg:aspect-auto lg:w-[55%]`}
      />
    </picture>
  )
}

function OwnPicture() {
  return (
    <picture>
      <source
        media={WIDE}
        type="image/avif"
        srcSet={wide("avif")}
        sizes={WIDE_SIZES}
        width={1600}
        height={900}
      />
      <source
        media={WIDE}
        type="image/webp"
        srcSet={wide("webp")}
        sizes={WIDE_SIZES}
        width={1600}
        height={900}
      />
      <source type="image/avif" srcSet={tall("avif")} sizes="100vw" width={800} height={900} />
      <img
        src="/pictures/hero-tall-800.webp"
        srcSet={tall("webp")}
        sizes="100vw"
        width={800}
        height={900}
        alt=""
        fetchPriority="high"
        className={`${LOOK} object-[50%_15%] lg:w-auto lg:max-w-none`}
      />
    </picture>
  )
}

type HeroProps = {
  text: HeroText | null
  /** URL of the merchant's picture, or null for the default picture. */
  picture: string | null
}

export function Hero({ text, picture }: HeroProps) {
  const { t } = useTranslation("home")
  return (
    <section className="daylight relative isolate overflow-hidden bg-paper text-ink">
      <div className="page-width relative z-10 flex flex-col items-start gap-5 pt-10 pb-2 lg:min-h-[min(40vw,38rem)] lg:justify-center lg:py-14">
        {text ? (
          <>
            <h1 className="max-w-[8.2em] text-3xl wrap-break-word">{text.title}</h1>
            <p className="max-w-[17em] text-lg text-bark">{text.subtitle}</p>
          </>
        ) : (
          <>
            <Skeleton className="h-36 w-72 rounded-card" />
            <Skeleton className="h-14 w-80 rounded-card" />
          </>
        )}
        <LinkButton to="/products" size="lg">
          {t("hero.shopNow")}
        </LinkButton>
      </div>
      {picture === null ? <OwnPicture /> : <ChosenPicture address={picture} />}
    </section>
  )
}
