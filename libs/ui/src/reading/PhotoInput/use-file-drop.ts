import { useState, type ClipboardEvent, type DragEvent } from 'react';

/** The handlers for files that are dropped on an element, or pasted while the focus is in it. */
export function useFileDrop(onFiles: (files: readonly File[]) => void) {
  const [isOver, setIsOver] = useState(false);
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');
  return {
    isOver,
    handlers: {
      onDragOver(event: DragEvent) {
        if (!hasFiles(event)) return;
        // Otherwise the browser would leave the page to show the file.
        event.preventDefault();
        setIsOver(true);
      },
      onDragLeave(event: DragEvent<HTMLElement>) {
        const { currentTarget, relatedTarget } = event;
        const isWithin = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
        if (!isWithin) setIsOver(false);
      },
      onDrop(event: DragEvent) {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setIsOver(false);
        onFiles(Array.from(event.dataTransfer.files));
      },
      onPaste(event: ClipboardEvent) {
        const files = Array.from(event.clipboardData.files);
        if (files.length === 0) return;
        event.preventDefault();
        onFiles(files);
      },
    },
  };
}
