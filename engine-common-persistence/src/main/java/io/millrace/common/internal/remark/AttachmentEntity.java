package io.millrace.common.internal.remark;

import io.millrace.common.internal.persistence.ApiValues;
import io.millrace.common.internal.persistence.Table;
import io.millrace.common.task.Attachment;
import java.time.Instant;

/**
 * An attachment of a task or an instance. Where it has no address, its content is a row of its own,
 * so that only who asks for a content reads it.
 */
public final class AttachmentEntity extends RemarkEntity<AttachmentText, Attachment> {

  /** The table of these rows. */
  public static final Table<AttachmentEntity> TABLE =
      describe(Table.of("MR_ATTACHMENT", AttachmentEntity::new))
          .time("TIME_", e -> e.time, (e, v) -> e.time = v)
          .string("TYPE_", e -> e.type, (e, v) -> e.type = v)
          .string("USER_ID_", e -> e.userId, (e, v) -> e.userId = v)
          .string("NAME_", e -> e.name, (e, v) -> e.name = v)
          .string("DESCRIPTION_", e -> e.description, (e, v) -> e.description = v)
          .string("URL_", e -> e.url, (e, v) -> e.url = v);

  private Instant time;
  private String type;
  private String userId;
  private String name;
  private String description;
  private String url;

  @Override
  public Table<AttachmentEntity> table() {
    return TABLE;
  }

  @Override
  public String toString() {
    return ApiValues.label("attachment", id(), null);
  }

  /** Says of a new one what stays as it is. */
  void made(NewAttachment attachment) {
    type = attachment.type();
    userId = attachment.userId();
    url = attachment.url();
  }

  @Override
  public String author() {
    return userId;
  }

  @Override
  public Instant madeAt() {
    return time;
  }

  @Override
  AttachmentText text() {
    return new AttachmentText(name, description, time);
  }

  @Override
  void text(AttachmentText text) {
    name = text.name();
    description = text.description();
    time = text.time();
    changed();
  }

  @Override
  Attachment shown() {
    return new ShownAttachment(TABLE.detachedCopy(this));
  }

  String type() {
    return type;
  }

  String userId() {
    return userId;
  }

  String url() {
    return url;
  }
}
