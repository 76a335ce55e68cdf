import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
import { Button } from "../../../components/Button"

const WIDE = "(min-width: 64rem)"

const tall = (format: string) =>
  `/pictures/hero-tall-400.${format} 400w, /pictures/hero-tall-800.${format} 800w`
const wide = (format: string) =>
  `/pictures/hero-wide-800.${format} 800w, /pictures/hero-wide-1600.${format} 1600w`
/**
 * Beside the text the picture takes about seven tenths of the window. It begins in the colour of the page: fading it in by a
 * mask left bands there, a shade apart, where fractions of colours are rounded.
 */
const WIDE_SIZES = "72vw"

function HeroPicture() {
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
        className="h-auto max-h-[32rem] w-full object-cover object-[50%_15%] lg:absolute lg:inset-y-0 lg:right-0 lg:h-full lg:max-h-none lg:w-auto lg:max-w-none"
      />
    </picture>
  )
}

/** What the shop is, in one sentence and one picture. */
export function Hero() {
  const { t } = useTranslation("home")
  return (
    <section className="daylight relative isolate overflow-hidden bg-paper text-ink">
      <div className="page-width relative z-10 flex flex-col items-start gap-5 pt-10 pb-2 lg:min-h-[min(40vw,38rem)] lg:justify-center lg:py-14">
        <h1 className="max-w-[7.2em] text-3xl">{t("hero.title")}</h1>
        <p className="max-w-[17em] text-lg text-bark">{t("hero.subtitle")}</p>
        <Button asChild size="lg">
          <Link to="/products">{t("hero.shopNow")}</Link>
        </Button>
      </div>
      <HeroPicture />
    </section>
  )
}
