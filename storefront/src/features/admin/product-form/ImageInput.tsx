import { useRef, type ReactNode } from "react"
import { Button } from "../../../components/Button"

/** Accepted pictures. SVG files are not accepted, because they can contain scripts. */
const PICTURE_TYPES = "image/jpeg,image/png,image/webp,image/gif,image/avif"

type ImageInputProps = {
  /** Label if the button shows only an icon. */
  label?: string
  isBusy: boolean
  onFiles: (files: File[]) => void
  className?: string
  children: ReactNode
}

export function ImageInput({ label, isBusy, onFiles, className, children }: ImageInputProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={PICTURE_TYPES}
        multiple
        hidden
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // Otherwise, choosing the same file again would fire no event.
          target.value = ""
        }}
      />
      <Button
        variant={label ? "quiet" : "secondary"}
        size={label ? "icon" : "md"}
        aria-label={label}
        title={label}
        pending={isBusy}
        className={className}
        onClick={() => input.current?.click()}
      >
        {!(label && isBusy) && children}
      </Button>
    </>
  )
}
