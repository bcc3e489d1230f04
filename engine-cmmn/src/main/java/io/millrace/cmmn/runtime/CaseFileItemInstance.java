package io.millrace.cmmn.runtime;

import java.util.List;

/**
 * An instance of an item of the case file of a running case, as it was when it was asked for.
 *
 * <p>It is a variable of the case whose name is its path, so all that is known of variables holds:
 * types of values, queries, history. What is deleted is discarded, and gone from the case file; its
 * last value is in the history of variables.
 *
 * <p>Immutable and thread-safe. Spec: CMMN 1.1 §5.3.2, §8.3.
 */
public interface CaseFileItemInstance {

  /**
   * Returns the id, which no other instance ever has.
   *
   * @return that of the variable
   */
  String getId();

  /**
   * Returns how the instance is called: the names of the items from the outside in, with {@code /}
   * between them, and with its number behind each that is not the first of its item, such as {@code
   * folder/letter[2]}.
   *
   * @return the name of the variable of the case that holds its value
   */
  String getPath();

  /**
   * Returns the name of the item.
   *
   * @return the name in the model, or the id of an item without one
   */
  String getName();

  /**
   * Returns the item of the model.
   *
   * @return its id
   */
  String getElementId();

  /**
   * Returns its number among the instances of its item in the same parent.
   *
   * @return from 1; a number that was free is not given again while a higher one is there
   */
  int getNumber();

  /**
   * Returns the value.
   *
   * @return a copy, or null
   */
  Object getValue();

  /**
   * Returns the state.
   *
   * @return {@code available}
   */
  String getState();

  /**
   * Returns the case.
   *
   * @return its id
   */
  String getCaseInstanceId();

  /**
   * Returns the instance that holds it.
   *
   * @return its path; null if none does
   */
  String getParentPath();

  /**
   * Returns what it holds.
   *
   * @return by item in the order of the model, instances of one item in the order of their creation
   */
  List<CaseFileItemInstance> getChildren();

  /**
   * Returns the instances it refers to.
   *
   * @return their paths, in the order in which the references were added
   */
  List<String> getReferences();
}
