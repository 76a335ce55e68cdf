import { useId, useState } from "react"
import { useTranslation } from "react-i18next"

/** The first lines, and the rest on demand: a grid of cards stays even. */
export function ProductDescription({ name, text }: { name: string; text: string }) {
  const { t } = useTranslation("products")
  const [whole, setWhole] = useState(false)
  const id = useId()
  if (!text) return null
  return (
    <div className="text-sm text-bark">
      <p id={id} className={whole ? "" : "line-clamp-3"}>
        {text}
      </p>
      <button
        type="button"
        aria-expanded={whole}
        aria-controls={id}
        aria-label={whole ? t("card.lessOf", { name }) : t("card.moreOf", { name })}
        className="-mb-2 min-h-9 font-semibold text-ink underline decoration-edge underline-offset-4"
        onClick={() => setWhole(!whole)}
      >
        {whole ? t("card.less") : t("card.more")}
      </button>
    </div>
  )
}
