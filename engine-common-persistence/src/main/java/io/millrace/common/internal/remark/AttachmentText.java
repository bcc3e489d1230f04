package io.millrace.common.internal.remark;

import java.time.Instant;

/**
 * What of an attachment can be changed.
 *
 * @param name its name, or null
 * @param description what it is about, or null
 * @param time when it was put there; null for now
 */
public record AttachmentText(String name, String description, Instant time) {

  AttachmentText at(Instant now) {
    return new AttachmentText(name, description, now);
  }
}
