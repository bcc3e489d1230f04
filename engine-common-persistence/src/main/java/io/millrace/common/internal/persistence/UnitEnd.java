package io.millrace.common.internal.persistence;

/** What a caller learns whose unit of work waited in the queue of {@link GroupCommit}. */
enum UnitEnd {
  /** It is durable. */
  WRITTEN,
  /** It is not written; the caller is to write it now, with what is queued. */
  WRITER,
  /** It is not written; the caller is to write it alone. */
  APART,
  /** The connection was lost during the commit. */
  UNKNOWN
}
