package io.millrace.test.engine;

import io.millrace.common.internal.persistence.Entity;
import io.millrace.common.internal.persistence.Table;

/** A row that instances own any number of: the simplest dependent. */
public final class NoteEntity extends Entity {

  /** The table of these rows. */
  public static final Table<NoteEntity> TABLE =
      Table.of("MR_TEST_NOTE", NoteEntity::new)
          .id("INSTANCE_ID_", e -> e.instanceId, (e, v) -> e.instanceId = v)
          .id("PAGE_", e -> e.page, (e, v) -> e.page = v)
          .string("TEXT_", e -> e.text, (e, v) -> e.text = v);

  /** The statements that create the table and one for its history, on every database. */
  public static final String[] DDL = {
    "create table if not exists MR_TEST_NOTE (ID_ bigint not null primary key, REV_ int not null, INSTANCE_ID_ bigint not null, "
        + "PAGE_ bigint not null, TEXT_ varchar(255), unique (INSTANCE_ID_, PAGE_, TEXT_))",
    "create table if not exists MR_TEST_OLD_NOTE (ID_ bigint not null primary key, INSTANCE_ID_ bigint, TEXT_ varchar(255))"
  };

  private long instanceId;
  private long page;
  private String text;

  @Override
  public Table<NoteEntity> table() {
    return TABLE;
  }

  /** Makes a note on a page of an instance. */
  public static NoteEntity of(InstanceEntity instance, long page, String text) {
    var note = new NoteEntity();
    note.instanceId = instance.id();
    note.page = page;
    note.text = text;
    return note;
  }

  /** Returns the instance. */
  public long instanceId() {
    return instanceId;
  }

  /** Returns the text. */
  public String text() {
    return text;
  }

  /** Writes another text. */
  public void write(String value) {
    text = value;
    changed();
  }
}
