import { useShopFacts } from "@bon-perroquet/shop-react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"

export function Logo() {
  const { t } = useTranslation("layout")
  const { merchant, brand } = useShopFacts()
  const { name } = merchant
  const logo = brand?.logo
  return (
    <Link
      to="/"
      aria-label={t("toHome", { name })}
      className="touch-target inline-flex min-w-0 items-center gap-2 rounded-control font-serif text-lg leading-none font-semibold whitespace-nowrap"
    >
      {logo ? (
        <span className="daylight rounded-control dark:bg-card dark:px-1.5 dark:py-0.5">
          <img
            src={`/api/shop/logos/${logo.id}/logo.png`}
            alt=""
            width={logo.width}
            height={logo.height}
            className="h-9 w-auto max-w-40 object-contain object-left max-[26rem]:max-w-28"
          />
        </span>
      ) : (
        <>
          <img src="/logo.svg" alt="" width={36} height={36} className="size-9 shrink-0 max-[26rem]:hidden" />
          <span className="truncate py-1">{name}</span>
        </>
      )}
    </Link>
  )
}
