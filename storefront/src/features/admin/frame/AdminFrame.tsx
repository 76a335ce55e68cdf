import { Menu, Search, LogOut, Store, UserRound } from "lucide-react"
import { Suspense, useState, useEffect, useEffectEvent } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { Button } from "../../../components/Button"
import { Boundary, lazyAgain } from "../../../components/optional"
import { Sheet } from "../../../components/Sheet"
import { useMissingPart } from "../../../components/toast"
import { Logo, LanguageSelect } from "../../layout"
import { type SignedInUser, useLogOut } from "../../account"
import { Navigation } from "./Navigation"

const SearchDialog = lazyAgain(async () => (await import("../find/SearchDialog")).SearchDialog)

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
        <Boundary resetKey={search === "open"} onFailed={closeMissing}>
          <Suspense>
            <SearchDialog open={search === "open"} onClose={() => setSearch("closed")} />
          </Suspense>
        </Boundary>
      )}
    </>
  )
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName))

/** Handles Ctrl+K, ⌘K, and "/" outside of input fields, unless a dialog is open. */
function useSearchShortcut(onPress: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event
    const isChord = (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === "k"
    const isSlash = key === "/" && !ctrlKey && !metaKey && !altKey && !isTyping(target)
    if (!isChord && !isSlash) return
    if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return
    event.preventDefault()
    onPress()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener("keydown", listen)
    return () => document.removeEventListener("keydown", listen)
  }, [])
}

const LINK =
  "flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-left font-semibold hover:bg-sunken lg:min-h-10"

function Person({ user }: { user: SignedInUser }) {
  const { t } = useTranslation("admin")
  const { logOut, isPending } = useLogOut()
  const { first_name, last_name, email, role } = user
  return (
    <div className="flex flex-col gap-0.5 border-t border-line pt-3">
      <Link to="/" className={LINK}>
        <Store aria-hidden className="size-5 shrink-0" />
        {t("frame.shop")}
      </Link>
      <Link to="/profile" className={`${LINK} py-1.5`}>
        <UserRound aria-hidden className="size-5 shrink-0" />
        <span className="flex min-w-0 flex-col leading-tight">
          <span className="truncate">{`${first_name} ${last_name}`.trim() || email}</span>
          {role && <span className="truncate text-sm font-normal text-bark">{t(`roles.names.${role}`)}</span>}
        </span>
      </Link>
      <div className="flex items-center">
        <button type="button" disabled={isPending} onClick={logOut} className={LINK}>
          <LogOut aria-hidden className="size-5 shrink-0" />
          {t("frame.logOut")}
        </button>
        <LanguageSelect />
      </div>
    </div>
  )
}
