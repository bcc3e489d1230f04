package io.millrace.common.internal.variable.type;

import com.fasterxml.jackson.databind.JsonNode;
import io.millrace.common.variable.StoredValue;
import io.millrace.common.variable.VariableType;
import java.util.function.Function;

/**
 * A type whose values are stored as the text of a JSON tree. Each read makes a new tree, map or list.
 *
 * @param javaClass the interface or class above all its values
 */
record JacksonType(
    String name,
    Class<?> javaClass,
    JacksonText text,
    Function<Object, JsonNode> toTree,
    Function<JsonNode, Object> ofTree)
    implements VariableType {

  @Override
  public boolean accepts(Object value) {
    return javaClass.isInstance(value);
  }

  @Override
  public StoredValue write(Object value) {
    return Texts.write(text.write(toTree.apply(value)));
  }

  @Override
  public Object read(StoredValue stored) {
    return ofTree.apply(text.read(Texts.read(stored)));
  }
}
