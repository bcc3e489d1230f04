package io.millrace.common.internal.remark;

import io.millrace.common.internal.persistence.ApiValues;
import io.millrace.common.internal.persistence.Table;
import io.millrace.common.task.Comment;
import java.time.Instant;

/** A comment on a task or an instance. */
public final class CommentEntity extends RemarkEntity<CommentText, Comment> {

  /** The table of these rows. */
  public static final Table<CommentEntity> TABLE =
      describe(Table.of("MR_COMMENT", CommentEntity::new))
          .time("TIME_", e -> e.time, (e, v) -> e.time = v)
          .string("TYPE_", e -> e.type, (e, v) -> e.type = v)
          .string("USER_ID_", e -> e.userId, (e, v) -> e.userId = v)
          .string("MESSAGE_", e -> e.message, (e, v) -> e.message = v);

  private Instant time;
  private String type;
  private String userId;
  private String message;

  @Override
  public Table<CommentEntity> table() {
    return TABLE;
  }

  @Override
  public String toString() {
    return ApiValues.label("comment", id(), null);
  }

  /** A text of Latin letters has about as many bytes as characters. */
  @Override
  protected int valueBytes() {
    return message.length();
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
  CommentText text() {
    return new CommentText(type, userId, time, message);
  }

  @Override
  void text(CommentText text) {
    time = text.time();
    type = text.type();
    userId = text.userId();
    message = text.message();
    changed();
  }

  @Override
  Comment shown() {
    return new ShownComment(TABLE.detachedCopy(this));
  }
}
