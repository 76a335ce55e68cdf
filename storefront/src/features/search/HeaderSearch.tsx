import { Search } from "lucide-react"
import { Suspense, useState } from "react"
import { useTranslation } from "react-i18next"
import { useHref, useLocation } from "react-router"
import { Button } from "../../components/Button"
import { classNames } from "../../components/class-names"
import { Boundary, lazyAgain } from "../../components/optional"
import { useMissingPart } from "../../components/toast"
import { SearchField } from "./SearchField"

const SearchDialog = lazyAgain(async () => (await import("./SearchDialog")).SearchDialog)

/**
 * Shows a search field if there is room. Otherwise shows a button that opens one. Without scripts, the button opens the
 * product list.
 */
export function HeaderSearch({ hasRoom }: { hasRoom: boolean }) {
  const { t } = useTranslation("products")
  const { pathname } = useLocation()
  const action = useHref("/products")
  const [dialog, setDialog] = useState<"never" | "open" | "closed">("never")
  const closeMissing = useMissingPart(() => setDialog("closed"))
  // The header needs no search field on the product list, which has its own.
  const hasField = hasRoom && pathname !== "/products"
  return (
    <>
      {hasField && <SearchField className="w-full max-w-72 min-w-40 max-xl:hidden" />}
      <form
        action={action}
        className={classNames(hasField && "xl:hidden")}
        onSubmit={(event) => {
          event.preventDefault()
          setDialog("open")
        }}
      >
        <Button
          type="submit"
          variant="quiet"
          size="icon"
          aria-label={t("search.label")}
          aria-haspopup="dialog"
        >
          <Search aria-hidden className="size-6" />
        </Button>
      </form>
      {dialog !== "never" && (
        <Boundary resetKey={dialog === "open"} onFailed={closeMissing}>
          <Suspense>
            <SearchDialog open={dialog === "open"} onClose={() => setDialog("closed")} />
          </Suspense>
        </Boundary>
      )}
    </>
  )
}
