package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.internal.casefile.CaseFileNode;
import io.millrace.cmmn.internal.casefile.ItemPath;
import io.millrace.cmmn.internal.casefile.Reference;
import io.millrace.common.BadArgumentException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;

/**
 * Refuses what a case file cannot hold.
 *
 * <p>Spec: CMMN 1.1 §5.3.2.
 */
record CaseFileRules(CaseFileContents file) {

  /** Returns the instance that a caller names. */
  ItemPath require(String text, String purpose) {
    var path = known(text, purpose);
    if (!file.has(path)) {
      throw new ObjectNotFoundException(
          "Cannot "
              + purpose
              + " the case file item '"
              + path
              + "' of the case '"
              + file.instance().id()
              + "': it is not there. Create it first, or look at the case file with getCaseFile.");
    }
    return path;
  }

  /** Returns the path that a caller gives, which has to be that of an item. */
  ItemPath known(String text, String purpose) {
    var path = ItemPath.of(text);
    if (path == null || file.node(path) == null) {
      throw new BadArgumentException(
          "Cannot "
              + purpose
              + " the case file item '"
              + text
              + "' of the case '"
              + file.instance().id()
              + "': its case file has no such item. Give the names of items from the outside in, such"
              + " as 'folder/letter', with numbers behind further instances, such as 'letter[2]'; at"
              + " the outside are "
              + file.model().root().children().keySet()
              + ".");
    }
    return path;
  }

  /** Refuses an instance that is new if there may be no other, or nothing that holds it. */
  void mayBe(ItemPath path, CaseFileNode node) {
    var parent = path.parent();
    if (parent != null && !file.has(parent)) {
      throw refused(
          "create", path, "'" + parent + "', which is to hold it, is not there. Create it.");
    }
    if (node.isSingle() && file.siblings(path).stream().anyMatch(other -> !other.equals(path))) {
      throw refused(
          "create",
          path,
          "its multiplicity is "
              + node.multiplicity().text()
              + " and there is one. Update or replace that one.");
    }
  }

  /** Refuses that the last instance goes where one has to stay. */
  void mayGo(ItemPath path, CaseFileNode node) {
    if (node.isNeeded() && file.siblings(path).stream().allMatch(path::equals)) {
      throw refused(
          "delete",
          path,
          "its multiplicity is "
              + node.multiplicity().text()
              + " and it is the last one. Update or replace it.");
    }
  }

  /** Refuses a reference that the model does not provide for, or whose ends are not there. */
  void mayBe(Reference reference) {
    var source = file.node(reference.source());
    var target = file.node(reference.target());
    if (!source.refersTo(target)) {
      throw refused(
          "refer to '" + reference.target() + "' from",
          reference.source(),
          "its targetRefs do not name '" + target.name() + "'. Add it there to refer to it.");
    }
    for (var end : new ItemPath[] {reference.source(), reference.target()}) {
      if (!file.has(end)) {
        throw refused(
            "refer to '" + reference.target() + "' from",
            reference.source(),
            "'" + end + "' is not there. Create it.");
      }
    }
  }

  IllegalStateEngineException refused(String verb, ItemPath path, String why) {
    return new IllegalStateEngineException(
        "Cannot "
            + verb
            + " the case file item '"
            + path
            + "' of the case '"
            + file.instance().id()
            + "': "
            + why);
  }
}
