import { Menu } from "lucide-react"
import { Suspense, useState } from "react"
import { useTranslation } from "react-i18next"
import { NavLink } from "react-router"
import { Button } from "../../components/Button"
import { Boundary, lazyAgain } from "../../components/optional"
import { useMissingPart } from "../../components/toast"
import { useAuth } from "../account"
import { CartButton } from "../cart"
import { FavouritesLink } from "../favourites"
import { HeaderSearch } from "../search"
import { AccountLink } from "./AccountLink"
import { LanguageSelect } from "./LanguageSelect"
import { Logo } from "./Logo"
import { ADMIN_LINK, MAIN_LINKS } from "./navigation"

const SideMenu = lazyAgain(async () => (await import("./SideMenu")).default)

function MainNavigation() {
  const { t } = useTranslation("layout")
  const { user } = useAuth()
  const links = user?.is_admin ? [...MAIN_LINKS, ADMIN_LINK] : MAIN_LINKS
  return (
    <nav aria-label={t("mainNavigation")} className={user?.is_admin ? "hidden xl:block" : "hidden lg:block"}>
      <ul className="flex items-center">
        {links.map(({ to, label }) => (
          <li key={to}>
            <NavLink
              to={to}
              className="inline-flex min-h-11 items-center rounded-pill px-3 font-semibold underline-offset-8 hover:bg-sunken aria-[current=page]:text-leaf aria-[current=page]:underline aria-[current=page]:decoration-2"
            >
              {t(label)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export function Header() {
  const { t } = useTranslation("layout")
  const { user } = useAuth()
  const [menu, setMenu] = useState<"never" | "open" | "closed">("never")
  const closeMissing = useMissingPart(() => setMenu("closed"))

  return (
    <header className="sticky top-0 z-20 border-b border-line bg-paper short:static print:hidden">
      <div className="page-width flex min-h-16 items-center gap-1 lg:gap-2">
        <Button
          variant="quiet"
          size="icon"
          aria-label={t("openMenu")}
          aria-haspopup="dialog"
          // Administrators have one more link and a longer name, so their header needs a wider window to show links
          // instead of the menu.
          className={user?.is_admin ? "-ml-3 xl:hidden" : "-ml-3 lg:hidden"}
          onClick={() => setMenu("open")}
        >
          <Menu aria-hidden className="size-6" />
        </Button>
        <div role="toolbar" aria-label={t("mainNavigation")} data-one-stop="" className="contents">
          <Logo />
          <MainNavigation />
        </div>
        <div className="flex flex-1 justify-end">
          <HeaderSearch hasRoom={!user?.is_admin} />
        </div>
        <LanguageSelect className="max-[24rem]:hidden" />
        <AccountLink className="max-lg:hidden" />
        <FavouritesLink />
        <CartButton />
      </div>
      {menu !== "never" && (
        <Boundary resetKey={menu === "open"} onFailed={closeMissing}>
          <Suspense>
            <SideMenu open={menu === "open"} onOpenChange={(open) => setMenu(open ? "open" : "closed")} />
          </Suspense>
        </Boundary>
      )}
    </header>
  )
}
