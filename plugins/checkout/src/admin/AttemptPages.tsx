import { useAddress } from "@bon-perroquet/admin-kit"
import { Button, Text } from "@medusajs/ui"
import { useTexts } from "./texts"

export const PAGE_SIZE = 25

interface AttemptPagesProps {
  offset: number
  count: number
}

/** Where in the list one is, and the way on. */
export function AttemptPages({ offset, count }: AttemptPagesProps) {
  const { t } = useTexts()
  const [, change] = useAddress()
  const go = (to: number) => change({ offset: String(Math.max(0, to)) })
  const to = Math.min(offset + PAGE_SIZE, count)
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 px-6 py-4">
      <Text size="small" className="text-ui-fg-subtle">
        {t("pages", { from: offset + 1, to, count })}
      </Text>
      <div className="flex gap-2">
        <Button
          size="small"
          variant="secondary"
          disabled={offset === 0}
          onClick={() => go(offset - PAGE_SIZE)}
        >
          {t("previous")}
        </Button>
        <Button
          size="small"
          variant="secondary"
          disabled={to >= count}
          onClick={() => go(offset + PAGE_SIZE)}
        >
          {t("next")}
        </Button>
      </div>
    </div>
  )
}
