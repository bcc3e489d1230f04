package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.internal.casefile.ItemPath;
import io.millrace.cmmn.internal.casefile.Reference;
import io.millrace.cmmn.internal.lifecycle.CaseFileItemState;
import io.millrace.cmmn.internal.lifecycle.CaseFileLifecycle;
import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.cmmn.model.CaseFileItemTransition;
import io.millrace.common.BadArgumentException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Hears of each variable of a case that is an instance of a case file item, whoever changes it:
 * refuses what the model does not allow, lets what belongs to it go with it, and tells the criteria
 * that watch. Used by one thread.
 *
 * <p>Spec: CMMN 1.1 §8.3.
 */
final class CaseFileWatch {

  private final CmmnContext context;
  private final Set<ItemPath> going = new HashSet<>();
  private boolean silent;

  CaseFileWatch(CmmnContext context) {
    this.context = context;
  }

  /** Makes a change whose transition is told by the one who makes it. */
  void silently(Runnable change) {
    silent = true;
    try {
      change.run();
    } finally {
      silent = false;
    }
  }

  /** A variable of a case is new. */
  void created(CaseInstanceEntity instance, String variable) {
    var file = new CaseFileContents(context, instance);
    var reference = file.referenceOf(variable);
    var path = reference == null ? file.pathOf(variable) : null;
    if (reference != null) {
      new CaseFileRules(file).mayBe(reference);
      happened(file, reference.source(), CaseFileItemTransition.ADD_REFERENCE);
    } else if (path != null) {
      new CaseFileRules(file).mayBe(path, file.node(path));
      happened(file, path, CaseFileItemTransition.CREATE);
      if (path.parent() != null) {
        happened(file, path.parent(), CaseFileItemTransition.ADD_CHILD);
      }
    } else {
      refuseStrayPath(file, variable);
    }
  }

  /** What looks like a child of an item is a mistake rather than another variable. */
  private static void refuseStrayPath(CaseFileContents file, String variable) {
    var path = ItemPath.of(variable);
    if (path != null && file.model().begins(path)) {
      throw new BadArgumentException(
          "Cannot set the variable '"
              + variable
              + "' of the case '"
              + file.instance().id()
              + "': it looks like a case file item, and the case file has none there. Give the path of"
              + " an item, or call the variable something else.");
    }
  }

  /** A variable of a case has another value. */
  void updated(CaseInstanceEntity instance, String variable) {
    var file = new CaseFileContents(context, instance);
    var path = silent ? null : file.pathOf(variable);
    if (path != null) {
      happened(file, path, CaseFileItemTransition.UPDATE);
    }
  }

  /** A variable of a case is gone. */
  void removed(CaseInstanceEntity instance, String variable) {
    var file = new CaseFileContents(context, instance);
    var reference = file.referenceOf(variable);
    var path = reference == null ? file.pathOf(variable) : null;
    if (reference != null && !going.contains(reference.source())) {
      happened(file, reference.source(), CaseFileItemTransition.REMOVE_REFERENCE);
    } else if (path != null) {
      removed(file, path);
    }
  }

  private void removed(CaseFileContents file, ItemPath path) {
    var goesWithParent = path.parent() != null && going.contains(path.parent());
    if (!goesWithParent) {
      new CaseFileRules(file).mayGo(path, file.node(path));
    }
    going.add(path);
    happened(file, path, CaseFileItemTransition.DELETE);
    for (var name : belonging(file, path)) {
      context.variables().access().removeLocal(context.variables().node(file.instance()), name);
    }
    going.remove(path);
    if (path.parent() != null && !goesWithParent) {
      happened(file, path.parent(), CaseFileItemTransition.REMOVE_CHILD);
    }
  }

  /** Returns the variables of its references, of those to it, and of what it holds. */
  private static List<String> belonging(CaseFileContents file, ItemPath path) {
    var names =
        new ArrayList<>(
            file.references().stream()
                .filter(reference -> reference.concerns(path))
                .map(Reference::text)
                .toList());
    file.items().keySet().stream()
        .filter(other -> path.equals(other.parent()))
        .forEach(child -> names.add(child.text()));
    return names;
  }

  /**
   * A transition has happened to an instance. All that waits for transitions of case file items
   * hears of it here.
   */
  void happened(CaseFileContents file, ItemPath path, CaseFileItemTransition transition) {
    var state = transition == CaseFileItemTransition.CREATE ? null : CaseFileItemState.AVAILABLE;
    if (CaseFileLifecycle.next(state, transition) == null) {
      throw new IllegalStateException("'" + path + "' cannot make '" + transition.text() + "'");
    }
    var instance = file.instance();
    var item = file.node(path).id();
    for (var watcher : context.graph(instance).caseFile().watchers(item, transition)) {
      var reach = Reach.of(instance, watcher.target());
      context.unsettled().heard(instance, new EventSpread.Heard(watcher, reach));
    }
  }
}
