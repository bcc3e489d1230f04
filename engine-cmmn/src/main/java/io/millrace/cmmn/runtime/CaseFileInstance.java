package io.millrace.cmmn.runtime;

import java.util.List;

/**
 * The case file of a running case, as it was when it was asked for.
 *
 * <p>Immutable and thread-safe. Spec: CMMN 1.1 §5.3.1.
 */
public interface CaseFileInstance {

  /**
   * Returns the case.
   *
   * @return its id
   */
  String getCaseInstanceId();

  /**
   * Returns the instances that no other holds.
   *
   * @return by item in the order of the model, instances of one item in the order of their creation
   */
  List<CaseFileItemInstance> getItems();

  /**
   * Returns the instances of an item, wherever they are.
   *
   * @param name the name of the item in the model, or the id of one without a name
   * @return in the order of their creation; empty for a name that no item has
   */
  List<CaseFileItemInstance> getItems(String name);

  /**
   * Returns an instance.
   *
   * @param path its path, such as {@code folder/letter[2]}
   * @return null if it is not there
   */
  CaseFileItemInstance getItem(String path);
}
