import { Menu, Search } from "lucide-react"
import { Suspense, useState } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { Button } from "../../../components/Button"
import { Boundary, lazyAgain } from "../../../components/optional"
import { Sheet } from "../../../components/Sheet"
import { useMissingPart } from "../../../components/toast"
import { Logo } from "../../layout"
import type { SignedInUser } from "../../account"
import { Navigation } from "./Navigation"
import { Person } from "./Person"
import { useSearchShortcut } from "./use-search-shortcut"

const SearchDialog = lazyAgain(async () => (await import("../find/SearchDialog")).SearchDialog)

/** Renders the dashboard's frame: navigation at the side on wide screens, otherwise a menu at the top. */
export function AdminFrame({ user }: { user: SignedInUser }) {
  const { t } = useTranslation("admin")
  const [isMenuOpen, setMenuOpen] = useState(false)
  const [search, setSearch] = useState<"never" | "open" | "closed">("never")
  const openSearch = () => setSearch("open")
  useSearchShortcut(openSearch)
  const closeMissing = useMissingPart(() => setSearch("closed"))

  return (
    <>
      <header className="sticky top-0 z-20 flex min-h-14 items-center gap-1 border-b border-line bg-card px-2 lg:hidden print:hidden">
        <Button
          variant="quiet"
          size="icon"
          aria-label={t("frame.openMenu")}
          aria-haspopup="dialog"
          onClick={() => setMenuOpen(true)}
        >
          <Menu aria-hidden className="size-6" />
        </Button>
        <Link
          to="/admin"
          className="mr-auto inline-flex min-h-11 items-center px-1 font-serif text-lg font-semibold"
        >
          {t("title")}
        </Link>
        <Button
          variant="quiet"
          size="icon"
          aria-label={t("find.title")}
          aria-haspopup="dialog"
          onClick={openSearch}
        >
          <Search aria-hidden className="size-6" />
        </Button>
      </header>
      <header className="fixed inset-y-0 left-0 z-20 hidden w-60 flex-col gap-3 overflow-y-auto border-r border-line bg-card p-3 lg:flex print:hidden">
        <Logo />
        <Button
          variant="secondary"
          size="sm"
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K /"
          className="justify-start! px-3! font-normal"
          onClick={openSearch}
        >
          <Search aria-hidden className="size-4 shrink-0" />
          {t("find.title")}
          <kbd aria-hidden className="ml-auto rounded border border-line px-1.5 font-sans text-xs text-bark">
            {t("find.keys")}
          </kbd>
        </Button>
        <Navigation />
        <div className="mt-auto">
          <Person user={user} />
        </div>
      </header>
      <Sheet side="left" title={t("title")} open={isMenuOpen} onOpenChange={setMenuOpen}>
        <div className="flex min-h-full flex-col justify-between gap-3 p-3">
          <Navigation onLeave={() => setMenuOpen(false)} />
          <Person user={user} />
        </div>
      </Sheet>
      {search !== "never" && (
        <Boundary wanted={search === "open"} onFailed={closeMissing}>
          <Suspense>
            <SearchDialog open={search === "open"} onClose={() => setSearch("closed")} />
          </Suspense>
        </Boundary>
      )}
    </>
  )
}
