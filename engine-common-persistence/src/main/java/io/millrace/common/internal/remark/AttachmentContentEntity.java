package io.millrace.common.internal.remark;

import io.millrace.common.internal.persistence.Entity;
import io.millrace.common.internal.persistence.Table;

/** The content of an attachment, under the id of the attachment. */
public final class AttachmentContentEntity extends Entity {

  /** The table of these rows. */
  public static final Table<AttachmentContentEntity> TABLE =
      Table.appendOnly("MR_ATTACHMENT_CONTENT", AttachmentContentEntity::new)
          .bytes("BYTES_", e -> e.bytes, (e, v) -> e.bytes = v);

  private byte[] bytes;

  static AttachmentContentEntity of(byte[] content) {
    var made = new AttachmentContentEntity();
    made.bytes = content;
    return made;
  }

  @Override
  public Table<AttachmentContentEntity> table() {
    return TABLE;
  }

  @Override
  protected int valueBytes() {
    return bytes.length;
  }

  byte[] bytes() {
    return bytes;
  }
}
