package io.millrace.bpmn.internal.command;

import io.millrace.common.internal.listener.SkipOptions;

/**
 * How running instances are to be deleted.
 *
 * @param reason why, as history shows it; null for the default text
 * @param skips what is left out meanwhile
 * @param failIfNotExists whether an instance that is not there is refused, or passed over
 */
public record DeletionRequest(String reason, SkipOptions skips, boolean failIfNotExists) {

  /** Asks for a deletion in which all is told that listens. */
  public DeletionRequest(String reason) {
    this(reason, SkipOptions.NONE, true);
  }
}
