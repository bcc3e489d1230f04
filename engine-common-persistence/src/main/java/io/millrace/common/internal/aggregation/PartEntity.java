package io.millrace.common.internal.aggregation;

import io.millrace.common.internal.persistence.Entity;
import io.millrace.common.internal.persistence.Table;
import io.millrace.common.variable.StoredValue;

/**
 * What one instance of something that is done several times left behind, kept until all are over.
 * There are such rows only for models that aggregate variables.
 */
public final class PartEntity extends Entity {

  /** The table of these rows. */
  public static final Table<PartEntity> TABLE =
      Table.of("MR_VARIABLE_PART", PartEntity::new)
          .id("SUB_SCOPE_ID_", e -> e.subScopeId, (e, v) -> e.subScopeId = v)
          .string("ELEMENT_ID_", e -> e.elementId, (e, v) -> e.elementId = v)
          .integer("AGGREGATION_", e -> e.aggregation, (e, v) -> e.aggregation = v)
          .integer("PLACE_", e -> e.place, (e, v) -> e.place = v)
          .string("TYPE_", e -> e.type, (e, v) -> e.type = v)
          .string("TEXT_", e -> e.text, (e, v) -> e.text = v)
          .number("LONG_", e -> e.longValue, (e, v) -> e.longValue = v)
          .real("DOUBLE_", e -> e.doubleValue, (e, v) -> e.doubleValue = v)
          .bytes("BYTES_", e -> e.bytes, (e, v) -> e.bytes = v);

  private long subScopeId;
  private String elementId;
  private int aggregation;
  private int place;
  private String type;
  private String text;
  private Long longValue;
  private Double doubleValue;
  private byte[] bytes;

  /**
   * Returns a part without a value.
   *
   * @param subScopeId the case, stage or execution in which the instances are
   * @param elementId the plan item or activity
   * @param aggregation which of its aggregations, from 0
   * @param place which instance
   */
  static PartEntity of(long subScopeId, String elementId, int aggregation, int place) {
    var part = new PartEntity();
    part.subScopeId = subScopeId;
    part.elementId = elementId;
    part.aggregation = aggregation;
    part.place = place;
    return part;
  }

  /** Takes its value. */
  void store(String typeName, StoredValue stored) {
    type = typeName;
    text = stored.text();
    longValue = stored.number();
    doubleValue = stored.decimal();
    bytes = stored.bytes();
    changed();
  }

  /** Its element is called otherwise in another version, or its aggregation has another place. */
  void migrated(String id, int number) {
    if (!elementId.equals(id) || aggregation != number) {
      elementId = id;
      aggregation = number;
      changed();
    }
  }

  @Override
  public Table<PartEntity> table() {
    return TABLE;
  }

  @Override
  protected int valueBytes() {
    return bytes == null ? 0 : bytes.length;
  }

  long subScopeId() {
    return subScopeId;
  }

  String elementId() {
    return elementId;
  }

  int aggregation() {
    return aggregation;
  }

  int place() {
    return place;
  }

  String type() {
    return type;
  }

  StoredValue stored() {
    return new StoredValue(text, longValue, doubleValue, bytes);
  }
}
