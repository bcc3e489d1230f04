package io.millrace.common.internal.remark;

import java.time.Instant;

/**
 * What of a comment can be changed.
 *
 * @param type what kind of comment it is
 * @param userId who said it, or null
 * @param time when it was said; null for now
 * @param message what was said
 */
public record CommentText(String type, String userId, Instant time, String message) {

  CommentText at(Instant now) {
    return new CommentText(type, userId, now, message);
  }

  /** Says nothing of what was said, so that the log of a command does not. */
  @Override
  public String toString() {
    return type;
  }
}
