import { useTranslation } from "react-i18next"
import { NavLink } from "react-router"
import { Sheet } from "../../components/Sheet"
import { useAuth } from "../account"
import { AccountLink } from "./AccountLink"
import { useOffers } from "../../config/services"
import { LanguageSelect } from "./LanguageSelect"
import { ADMIN_LINK, FAVOURITES_LINK, MAIN_LINKS } from "./navigation"
import { useSupportLinks } from "./use-support-links"

type SideMenuProps = { open: boolean; onOpenChange: (open: boolean) => void }

const LINK = "flex min-h-12 items-center rounded-control px-3 hover:bg-sunken aria-[current=page]:text-leaf"

/** Menu with the header's links for a phone. Its code loads when it is first opened. */
export default function SideMenu({ open, onOpenChange }: SideMenuProps) {
  const { t } = useTranslation("layout")
  const { user } = useAuth()
  const main = user?.is_admin ? [...MAIN_LINKS, ADMIN_LINK] : MAIN_LINKS
  const offersFavourites = useOffers("favourites")
  const close = () => onOpenChange(false)
  const support = useSupportLinks().filter(({ to }) => !MAIN_LINKS.some((link) => link.to === to))
  return (
    <Sheet side="left" title={t("menu")} open={open} onOpenChange={onOpenChange}>
      <nav aria-label={t("mainNavigation")} className="flex flex-col p-3">
        {main.map(({ to, label }) => (
          <NavLink key={to} to={to} onClick={close} className={`${LINK} font-serif text-xl font-semibold`}>
            {t(label)}
          </NavLink>
        ))}
        <hr className="my-3 border-line" />
        {support.map(({ to, label }) => (
          <NavLink key={to} to={to} onClick={close} className={LINK}>
            {t(label)}
          </NavLink>
        ))}
        <hr className="my-3 border-line" />
        {offersFavourites && (
          <NavLink to={FAVOURITES_LINK.to} onClick={close} className={LINK}>
            {t(FAVOURITES_LINK.label)}
          </NavLink>
        )}
        <AccountLink onClick={close} />
        <LanguageSelect className="self-start min-[24rem]:hidden" />
      </nav>
    </Sheet>
  )
}
