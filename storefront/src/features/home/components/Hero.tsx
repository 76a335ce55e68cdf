import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
import { Button } from "../../../components/Button"

const WIDE = "(min-width: 48rem)"

function HeroPicture() {
  const tall = (format: string) =>
    `/pictures/hero-tall-400.${format} 400w, /pictures/hero-tall-800.${format} 800w`
  const wide = (format: string) =>
    `/pictures/hero-wide-800.${format} 800w, /pictures/hero-wide-1600.${format} 1600w`
  return (
    <picture>
      <source media={WIDE} type="image/avif" srcSet={wide("avif")} sizes="100vw" width={1600} height={900} />
      <source media={WIDE} type="image/webp" srcSet={wide("webp")} sizes="100vw" width={1600} height={900} />
      <source type="image/avif" srcSet={tall("avif")} sizes="100vw" width={800} height={900} />
      <img
        src="/pictures/hero-tall-800.webp"
        srcSet={tall("webp")}
        sizes="100vw"
        width={800}
        height={900}
        alt=""
        fetchPriority="high"
        className="h-auto w-full object-cover object-right md:absolute md:inset-0 md:h-full"
      />
    </picture>
  )
}

/**
 * What the shop is, in one sentence and one picture. The picture is paper-coloured in the dark too, hence the fixed
 * colours of the text on it.
 */
export function Hero() {
  const { t } = useTranslation("home")
  return (
    <section className="relative isolate overflow-hidden bg-picture-paper text-picture-ink">
      <div className="page-width relative z-10 flex flex-col items-start gap-5 pt-10 pb-2 md:min-h-[30rem] md:justify-center md:py-16 lg:min-h-[34rem]">
        <h1 className="max-w-[13ch] text-3xl">{t("hero.title")}</h1>
        <p className="max-w-[34ch] text-lg text-picture-bark">{t("hero.subtitle")}</p>
        <Button asChild size="lg" className="bg-[#1f6b3a] text-white hover:bg-[#17542d]">
          <Link to="/products">{t("hero.shopNow")}</Link>
        </Button>
      </div>
      <HeroPicture />
    </section>
  )
}
