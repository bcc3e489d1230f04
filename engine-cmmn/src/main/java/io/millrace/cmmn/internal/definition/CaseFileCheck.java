package io.millrace.cmmn.internal.definition;

import io.millrace.cmmn.internal.casefile.CaseFileNode;
import io.millrace.cmmn.internal.casefile.ItemPath;
import io.millrace.cmmn.model.CaseFileItem;
import io.millrace.common.Problem;
import java.util.HashSet;
import java.util.List;

/**
 * Finds items of a case file whose instances could not be called by their names.
 *
 * <p>Spec: CMMN 1.1 §5.3.2.
 */
record CaseFileCheck(String resource, List<Problem> problems) {

  void check(List<CaseFileItem> siblings) {
    var names = new HashSet<String>();
    for (var item : siblings) {
      var name = CaseFileNode.name(item);
      if (!ItemPath.isName(name)) {
        problems.add(
            CaseProblem.CASE_FILE_NAME.at(
                resource, item, "The case file item is called '" + name + "'."));
      } else if (!names.add(name)) {
        problems.add(
            CaseProblem.CASE_FILE_NAME.at(
                resource,
                item,
                "Two case file items beside each other are called '" + name + "'."));
      }
      check(item.children());
    }
  }
}
